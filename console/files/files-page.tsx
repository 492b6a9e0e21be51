import "./files.css";
import { useState } from "preact/hooks";
import { useGateway } from "../session/gateway.ts";
import { usePageTitle } from "../ui/page-title.ts";
import { FileCard } from "./file-card.tsx";
import { UploadForm } from "./upload-form.tsx";
import { type RememberedFile, uploadedFiles } from "./uploaded-files.ts";

/** Images for messages: uploads, and the keys of those that were uploaded from this browser. */
export function FilesPage() {
  usePageTitle("Files");
  const { accountId } = useGateway();
  const [files, setFiles] = useState(() => uploadedFiles.read(accountId));
  const [news, setNews] = useState("");
  const add = (file: RememberedFile): void => {
    setFiles(uploadedFiles.add(accountId, file));
    setNews(`${file.name} is uploaded`);
  };
  return (
    <>
      <h1>Files</h1>
      <div class="files">
        <UploadForm onUploaded={add} />
        <section aria-label="Uploaded images">
          <div class="heading">
            <h2>Uploaded from this browser</h2>
            {files.length > 0 && (
              <button type="button" class="quiet small" onClick={() => setFiles(uploadedFiles.write(accountId, []))}>
                Forget this list
              </button>
            )}
          </div>
          {files.length === 0 ? (
            <p class="empty">Nothing yet. Images that you upload here are listed with the keys that sends use.</p>
          ) : (
            <ul class="file-list">
              {files.map((file) => (
                <FileCard key={file.fileKey} file={file} />
              ))}
            </ul>
          )}
        </section>
      </div>
      <p class="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}
