import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";
import type { Gateway } from "../../../client/index.ts";

/** What a picture is taken of. */
export interface Stage {
  /** The demo account is signed in. */
  readonly page: Page;
  /** The address of the public port. */
  readonly url: string;
  /** The address of the admin port. */
  readonly adminUrl: string;
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
  { name: "console-compose", ...WIDE, height: 800, show: showCarousel },
  { name: "console-compose-flow", ...WIDE, height: 800, show: showFlow },
  { name: "console-message", ...WIDE, show: showMessage },
  { name: "console-message-phone", ...PHONE, show: showMessage },
  { name: "console-reports", ...WIDE, show: showReports },
  { name: "console-files", ...WIDE, show: showFiles },
  { name: "operate-overview", ...WIDE, show: showOperators },
];

/** Writes a body into the composer, whose examples are in Korean. */
async function compose(page: Page, channel: string, body: object): Promise<void> {
  await page.getByRole("button", { name: channel, exact: true }).click();
  const editor = page.getByRole("tablist", { name: "Editor" });
  await editor.getByRole("tab", { name: "JSON" }).click();
  await page.getByLabel("Body as JSON").fill(JSON.stringify(body));
  await editor.getByRole("tab", { name: "Form" }).click();
  await page.getByText("Ready to send").waitFor();
}

async function showCarousel({ page }: Stage): Promise<void> {
  const url = "https://shop.example.com/winter";
  const button = [{ type: "URL", name: "Buy", url }];
  const carousel = [
    { title: "Wool coat", text: "Warm, light, made to last.", mediaUrl: url, button },
    { title: "Down jacket", text: "For the coldest days.", mediaUrl: url, button },
  ];
  const sender = { from: "0212345678", to: "01012345678", formatId: "CMwMhM0200", brandKey: "BR.k3y.7Qm2Zt" };
  await compose(page, "RCS", { ...sender, content: { carousel } });
  for (const [index, from, to] of [
    [0, "#0b665f", "#d5f5ef"],
    [1, "#9a3412", "#fdba74"],
  ] as const) {
    const buffer = await drawPicture(from, to, 696, 504);
    await page
      .getByLabel("Image: a file")
      .nth(index)
      .setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer });
    await page.locator(".phone img").nth(index).waitFor();
  }
}

async function showFlow({ page }: Stage): Promise<void> {
  const senderKey = "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2";
  const text = "#{name}, order #{order} is on its way.";
  const button = [{ type: "WL", name: "Where is it?", urlMobile: "https://shop.example.com/#{order}" }];
  const friendtalk = { senderKey, msgType: "FT", adFlag: "N", text, attachment: { button } };
  await compose(page, "Flow", {
    messageFlow: [{ friendtalk }, { sms: { from: "0212345678", text } }],
    destinations: [
      { to: "01012345678", replaceWords: { name: "Kim", order: "2048" } },
      { to: "01000003019", replaceWords: { name: "Lee", order: "2049" } },
    ],
  });
}

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

/** Two minutes of traffic, some of which fails. */
async function showOperators({ page, adminUrl, gateway }: Stage): Promise<void> {
  for (let second = 0; second < 120; second++) {
    const count = Math.round(6 + 5 * Math.sin(second / 12));
    const sends = Array.from({ length: count }, (_, index) =>
      gateway.sendSms({
        from: "0212345678",
        to: index === 3 ? "01000003001" : "01012345678",
        text: "Your code is 4711",
      }),
    );
    await Promise.all([...sends, sleep(1000)]);
  }
  await page.goto(`${adminUrl}/console/`);
  await page.getByRole("button", { name: "Use the demo operator" }).click();
  await page.locator("figure").nth(2).waitFor();
  await page.getByText("simulator").first().waitFor();
  // The lines are drawn after the figure is there.
  await sleep(1000);
}

const drawPicture = (from: string, to: string, width = 800, height = 600): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="600" cy="170" r="90" fill="#fff" fill-opacity=".5"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
