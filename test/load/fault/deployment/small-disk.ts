import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";

/** A disk of its own for the database, in memory, which can be made too small. Mounting needs root. */
export class SmallDisk {
  readonly folder: string;
  readonly #megabytes: number;

  private constructor(folder: string, megabytes: number) {
    this.folder = folder;
    this.#megabytes = megabytes;
  }

  /** Undefined: nothing can be mounted here. */
  static mount(folder: string, megabytes: number): SmallDisk | undefined {
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
    return status === 0 ? new SmallDisk(folder, megabytes) : undefined;
  }

  /** Leaves so many kilobytes. */
  fill(leftKilobytes: number): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    this.#resize(`${Math.ceil(((blocks - bfree) * bsize) / 1024) + leftKilobytes}k`);
  }

  empty(): void {
    this.#resize(`${this.#megabytes}m`);
  }

  unmount(): void {
    spawnSync("umount", ["--lazy", this.folder]);
  }

  #resize(size: string): void {
    const { status, stderr } = spawnSync("mount", ["-o", `remount,size=${size}`, this.folder]);
    if (status !== 0) throw new Error(`The disk could not be resized: ${stderr}`);
  }
}
