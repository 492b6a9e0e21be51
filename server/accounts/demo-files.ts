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
