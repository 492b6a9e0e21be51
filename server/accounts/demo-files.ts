import type { FileRecord } from "../domain/model.ts";

/** An image that the examples of the contract name, in a size that the message allows. */
export type DemoFile = Pick<FileRecord, "fileKey" | "serviceType" | "msgType" | "width" | "height">;

const file = (
  number: number,
  serviceType: FileRecord["serviceType"],
  width: number,
  height: number,
  msgType?: string,
): DemoFile => ({ fileKey: `f_01JCQH${String(number).padStart(20, "0")}`, serviceType, msgType, width, height });

export const demoFiles: readonly DemoFile[] = [
  file(1, "MMS", 1000, 800),
  file(2, "MMS", 1000, 800),
  file(3, "MMS", 1000, 800),
  file(11, "RCS", 568, 528),
  file(12, "RCS", 568, 336),
  file(13, "RCS", 696, 504),
  file(14, "RCS", 696, 504),
  file(15, "RCS", 696, 504),
  file(16, "RCS", 360, 336),
  file(17, "RCS", 360, 336),
  file(18, "RCS", 900, 1200),
  file(19, "RCS", 900, 900),
  file(20, "RCS", 900, 560),
  file(21, "RCS", 300, 300),
  file(22, "RCS", 300, 300),
  file(23, "RCS", 300, 300),
  file(31, "FRIENDTALK", 800, 600, "FI"),
  file(32, "FRIENDTALK", 800, 600, "FW"),
  file(33, "FRIENDTALK", 800, 400, "FL"),
  file(34, "FRIENDTALK", 400, 400, "FL"),
  file(35, "FRIENDTALK", 400, 400, "FL"),
  file(36, "FRIENDTALK", 800, 600, "FC"),
  file(37, "FRIENDTALK", 800, 600, "FC"),
  file(38, "FRIENDTALK", 800, 600, "FC"),
  file(39, "FRIENDTALK", 800, 600, "FA"),
  file(41, "BRANDMESSAGE", 800, 600, "default"),
  file(42, "BRANDMESSAGE", 800, 600, "wide"),
  file(43, "BRANDMESSAGE", 800, 400, "wideItemList/first"),
  file(44, "BRANDMESSAGE", 600, 600, "wideItemList"),
  file(45, "BRANDMESSAGE", 800, 600, "carouselFeed"),
  file(46, "BRANDMESSAGE", 800, 600, "carouselCommerce"),
  file(47, "BRANDMESSAGE", 800, 600, "carouselCommerce"),
];

/** The form that the examples use; it equals the example that creates it. */
export const demoForm = {
  formId: "form_01JCQM8Z4T6V9X2B5D7F0H3K1N",
  entries: [
    {
      rcs: {
        content: { standalone: { title: "결제 완료", text: "#{name}님, 주문 #{order}의 결제가 완료되었습니다." } },
        from: "0212345678",
        formatId: "SL000000",
        brandKey: "BR.k3y.7Qm2Zt",
      },
    },
    { sms: { from: "0212345678", text: "[하늘상점] #{name}님 결제 완료. 주문번호 #{order}" } },
  ],
};

/** A JPEG of hills below a sun, in other colours for each file. The image library is loaded only here, because it is slow to load. */
export async function makeImage(file: DemoFile, index: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(drawHills(file, index)))
    .jpeg()
    .toBuffer();
}

function drawHills({ width, height }: DemoFile, index: number): string {
  const hue = (index * 47) % 360;
  const hill = (top: number, light: number): string => {
    const [y, low] = [height * top, height * (top + 0.12)];
    const curve = `C${width * 0.25} ${y - height * 0.18} ${width * 0.45} ${low} ${width * 0.6} ${y} S${width} ${low} ${width} ${y}`;
    return `<path d="M0 ${y} ${curve} V${height} H0 Z" fill="hsl(${hue + 140}, 32%, ${light}%)"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue}, 55%, 70%)"/><stop offset="1" stop-color="hsl(${hue + 30}, 65%, 90%)"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${width * (0.25 + (index % 3) * 0.22)}" cy="${height * 0.32}" r="${Math.min(width, height) * 0.12}" fill="#fff6d8"/>
    ${hill(0.58, 62)}${hill(0.7, 50)}${hill(0.82, 38)}
  </svg>`;
}
