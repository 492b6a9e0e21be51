import type { Page } from "playwright-core";
import sharp from "sharp";
import type { Gateway } from "../../client/index.ts";

/** What a picture is taken of. */
export interface Stage {
  /** The demo account is signed in. */
  readonly page: Page;
  /** The address of the public port. */
  readonly url: string;
  /** The client of the demo account. */
  readonly gateway: Gateway;
}

export interface Shot {
  /** The picture is docs/images/NAME.png. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: "light" | "dark";
  /** Shows in the page what the picture is to show. */
  show(stage: Stage): Promise<void>;
}

const WIDE = { width: 1200, height: 640, colorScheme: "light" } as const;
const PHONE = { width: 390, height: 780, colorScheme: "dark" } as const;

/** The pictures of the documentation. */
export const SHOTS: readonly Shot[] = [
  { name: "console-message", ...WIDE, show: showMessage },
  { name: "console-message-phone", ...PHONE, show: showMessage },
  { name: "console-reports", ...WIDE, show: showReports },
  { name: "console-files", ...WIDE, show: showFiles },
];

/** A flow whose first message does not reach the recipient. */
async function showMessage({ page, url, gateway }: Stage): Promise<void> {
  const { accepted } = await gateway.orThrow.sendOmni({
    messageFlow: [
      { alimtalk: { senderKey: "a".repeat(40), msgType: "AT", templateCode: "T1", text: "Your order is on its way" } },
      { sms: { from: "0212345678", text: "Your order is on its way" } },
    ],
    destinations: [{ to: "01000003019" }],
    ref: "order-2048",
  });
  await page.goto(`${url}/console/messages/${accepted[0]?.msgKey}`);
  await page.getByText("10000", { exact: true }).waitFor();
}

/** Several results, good and bad. The last eight digits of a number say what the simulator does. */
async function showReports({ page, url, gateway }: Stage): Promise<void> {
  for (const [index, to] of ["01000000000", "01000003001", "01000002003", "01000003012"].entries()) {
    const sms = { from: "0212345678", to, text: "Your code is 4711", ref: `login-${index + 1}` };
    await gateway.orThrow.waitForReport((await gateway.orThrow.sendSms(sms)).msgKey);
  }
  await page.goto(`${url}/console/reports`);
  await page.getByText("login-4").waitFor();
}

async function showFiles({ page, url }: Stage): Promise<void> {
  await page.goto(`${url}/console/files`);
  for (const [name, from, to] of [
    ["spring-sale.jpg", "#0b665f", "#d5f5ef"],
    ["new-arrivals.jpg", "#9a3412", "#fdba74"],
  ] as const) {
    await page.getByLabel("For").selectOption("Friendtalk image");
    const buffer = await drawPicture(from, to);
    await page.getByLabel("Image", { exact: true }).setInputFiles({ name, mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Upload" }).click();
    await page.getByText(name, { exact: true }).waitFor();
  }
}

const drawPicture = (from: string, to: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="800" height="600" fill="url(#g)"/><circle cx="600" cy="170" r="90" fill="#fff" fill-opacity=".5"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
