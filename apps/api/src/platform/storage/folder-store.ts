import { randomBytes } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrivateFile, makePrivateFolder } from '../private-files/index.ts'
import { checkName, type FileStore, isFileName, MissingFileError, shardOf } from './file-store.ts'

/** Files in a folder of this machine, or of a disk that every node mounts. */
export function createFolderStore(folder: string): FileStore {
  const drafts = join(folder, 'en-cours')
  const pathOf = (name: string) => {
    checkName(name)
    return join(folder, ...shardOf(name), name)
  }

  return {
    async put(name, content) {
      const path = pathOf(name)
      await makeFolder(drafts)
      const draft = join(drafts, `${name}.${randomBytes(4).toString('hex')}`)
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await writeFile(file, content)
          await file.sync()
        } finally {
          await file.close()
        }
        await makeFolder(dirname(path))
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(name) {
      const file = await open(pathOf(name)).catch(asMissing)
      return file.createReadStream()
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    async *list() {
      for await (const first of entries(folder))
        if (/^[a-z0-9]{2}$/.test(first))
          for await (const second of entries(join(folder, first)))
            for await (const name of entries(join(folder, first, second))) {
              const path = join(folder, first, second, name)
              const found = await stat(path).catch(() => null)
              if (!found?.isFile() || !isFileName(name)) continue
              // Restored from a copy that lost its modes. Nobody waits for this: its folder is
              // closed already.
              if (found.mode & 0o077) makePrivateFile(path)
              yield { name, storedAt: found.mtime }
            }
    },

    async removeDrafts(before) {
      for await (const name of entries(drafts)) {
        const path = join(drafts, name)
        const found = await stat(path).catch(() => null)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    },

    async ping() {
      await makeFolder(drafts)
      // It may hold millions of files: closing the folder closes them all.
      makePrivateFolder(folder)
    },
  }
}

/** Nobody but the portal's own account reads them. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  // After a power cut a new folder is found only if its parent was written to the disk.
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made))
}

/** Windows cannot do it, and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* entries(path: string): AsyncGenerator<string> {
  const folder = await opendir(path).catch(() => null)
  if (folder) for await (const { name } of folder) yield name
}

function asMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new MissingFileError() : error
}
