import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFile, makePrivateFolder } from '../private-files/index.ts'

/** Where a key that nobody gave is kept. */
export const keyFile = (dataDir: string) => join(dataDir, 'secret.key')

/** The installation's key: from the environment, or made once and kept in the data folder. */
export function readMasterKey(secretKey: string | undefined, dataDir: string): Uint8Array {
  if (secretKey) return decode(secretKey, 'SECRET_KEY')
  const file = keyFile(dataDir)
  makePrivateFolder(dataDir)
  try {
    // `wx`: of two processes that start together, one makes the key and both read it.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    makePrivateFile(file)
  }
  return decode(readFileSync(file, 'utf8').trim(), file)
}

function decode(text: string, from: string): Uint8Array {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw new Error(`${from} doit contenir 32 octets en base64`)
  return key
}
