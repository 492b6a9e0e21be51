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
  // Painted small and made larger, which is quicker: hills have no sharp edges.
  const small = { width: Math.ceil(file.width / 6), height: Math.ceil(file.height / 6) };
  return sharp(paintHills(small, index), { raw: { ...small, channels: 3 } })
    .resize(file.width, file.height, { fit: "fill", kernel: "cubic" })
    .jpeg()
    .toBuffer();
}

type Colour = readonly [red: number, green: number, blue: number];

/** Pixel by pixel: where images of callers are read, the library is told to read no drawings (SVG). */
function paintHills({ width, height }: Pick<DemoFile, "width" | "height">, index: number): Uint8Array {
  const hue = (index * 47) % 360;
  const hills = [0.58, 0.7, 0.82].map((top, row) => ({
    colour: toRgb(hue + 140, 0.32, 0.62 - row * 0.12),
    topAt: (x: number) => height * (top + 0.07 * Math.sin((x / width) * 5 + index + row * 2)),
  }));
  const sun = { x: width * (0.25 + (index % 3) * 0.22), y: height * 0.32, radius: Math.min(width, height) * 0.12 };
  const sky = Array.from({ length: height }, (_, y) => toRgb(hue + (30 * y) / height, 0.6, 0.7 + (0.2 * y) / height));
  const pixels = new Uint8Array(width * height * 3);
  for (let x = 0; x < width; x++) {
    const tops = hills.map(({ topAt }) => topAt(x));
    for (let y = 0; y < height; y++) {
      const hill = hills[tops.findLastIndex((top) => y >= top)];
      const isSun = (x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.radius ** 2;
      pixels.set(hill?.colour ?? (isSun ? SUN : (sky[y] ?? SUN)), (y * width + x) * 3);
    }
  }
  return pixels;
}

const SUN: Colour = [255, 246, 216];

function toRgb(hue: number, saturation: number, lightness: number): Colour {
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}
