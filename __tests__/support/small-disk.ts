import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe } from '@jest/globals'

/** A file system of its own, which can be full. Disposing removes it, with its files. */
interface SmallDisk extends Disposable {
  readonly folder: string
  /** Size of a block in bytes. A file has room up to the end of its last block, also on a full disk. */
  readonly blockBytes: number
  /** Leaves this many blocks free. */
  leave: (blocks: number) => void
}

const mount = (...parameters: string[]): boolean => spawnSync('mount', parameters).status === 0
const unmount = (folder: string): boolean => spawnSync('umount', [folder]).status === 0

/** Mounts a disk of 16 MiB in memory. Only root can do this, and only Linux has it. */
export function mountDisk(folder: string): SmallDisk {
  mkdirSync(folder, { recursive: true })
  if (!mount('-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder)) {
    throw new Error(`A disk in memory could not be mounted at ${folder}. That needs root on Linux.`)
  }
  const blockBytes = statfsSync(folder).bsize
  // A disk without a used block cannot be full, because a size of 0 means no limit.
  writeFileSync(path.join(folder, 'used'), 'x')
  return {
    folder,
    blockBytes,
    leave: (left) => {
      const { blocks, bfree } = statfsSync(folder)
      const size = (blocks - bfree + left) * blockBytes
      if (!mount('-o', `remount,size=${size}`, folder)) throw new Error(`${folder} kept its size.`)
    },
    [Symbol.dispose]: () => {
      if (!unmount(folder)) throw new Error(`The disk at ${folder} is still in use.`)
    },
  }
}

function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-disk-'))
  try {
    mountDisk(folder)[Symbol.dispose]()
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}

/** Tests with a disk of their own. Where none can be mounted they are skipped, and a line says so. */
export function describeWithDisk(title: string, tests: () => void): void {
  const isSkipped = !canMount()
  if (isSkipped) process.stderr.write(`SKIPPED: "${title}": a disk in memory needs root on Linux.\n`)
  const choose = isSkipped ? describe.skip : describe
  choose(title, tests)
}
