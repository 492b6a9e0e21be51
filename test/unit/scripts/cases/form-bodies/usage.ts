import type { ApiClient } from "./want/client.ts";
import type { SubmitRequest, UploadRequest } from "./want/handlers.ts";

export const upload = ({
  body,
  mediaType,
}: UploadRequest): [Blob, Blob[] | undefined, string, "multipart/form-data"] => [
  body.file,
  body.more,
  body.meta.title,
  mediaType,
];
export const submit = ({ body }: SubmitRequest): [string, number | undefined] => [body.name, body.point?.x];

export async function call(client: ApiClient): Promise<void> {
  await client.upload({ body: { file: new Blob(["x"]), meta: { title: "x" } } });
  await client.submit({ body: { name: "x", sizes: [1, 2] } });
  // @ts-expect-error a file is no text
  await client.upload({ body: { file: "x", meta: { title: "x" } } });
  // @ts-expect-error required
  await client.submit({ body: { age: 1 } });
}
