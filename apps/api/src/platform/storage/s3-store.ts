import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkName, type FileStore, isFileName, MissingFileError, shardOf } from './file-store.ts'

export type S3Options = {
  bucket: string
  region: string
  /** Another service with the same protocol. */
  endpoint?: string | undefined
  /** Without them, the library looks for the machine's own (role, profile). */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Put before every key, when the bucket serves other uses too. */
  prefix: string
  /**
   * The bucket stands in the path instead of the host name: most services other than Amazon's want
   * it.
   */
  forcePathStyle: boolean
  /** How many files are listed at a time. */
  pageSize?: number
}

/** The protocol's minimum: each upload holds this much in memory. */
const PART = 5 * 1024 * 1024

/** Files in a bucket, for any number of nodes. */
export function createS3Store({
  bucket,
  prefix,
  pageSize = 1000,
  ...options
}: S3Options): FileStore {
  const client = new S3Client({
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    // A service that stopped answering must not keep people waiting for ever.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    // Only the newest services know checksums; our sealed content proves itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(options.endpoint && { endpoint: options.endpoint }),
    ...(options.credentials && { credentials: options.credentials }),
  })
  const objectOf = (name: string) => {
    checkName(name)
    return { Bucket: bucket, Key: `${prefix}${[...shardOf(name), name].join('/')}` }
  }

  return {
    async put(name, content) {
      const body = Readable.from(content, { objectMode: false })
      const upload = new Upload({
        client,
        params: { ...objectOf(name), Body: body, ContentType: 'application/octet-stream' },
        partSize: PART,
        queueSize: 1,
      })
      await upload.done()
    },

    async get(name) {
      const { Body } = await client.send(new GetObjectCommand(objectOf(name))).catch(asMissing)
      return Body as Readable
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },

    async *list() {
      const where = { Bucket: bucket, Prefix: prefix, MaxKeys: pageSize }
      for (let Marker: string | undefined, isOver = false; !isOver; ) {
        const page = await client.send(new ListObjectsCommand({ ...where, Marker }))
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          Marker = Key
          const name = Key.split('/').at(-1) ?? ''
          const isOurs = isFileName(name) && Key === objectOf(name).Key
          if (isOurs && LastModified) yield { name, storedAt: LastModified }
        }
        isOver = !page.IsTruncated
      }
    },

    // An interrupted upload is invisible here; a rule of the bucket throws it away.
    async removeDrafts() {},

    async ping() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  }
}

function asMissing(error: unknown): never {
  throw error instanceof NoSuchKey ? new MissingFileError() : error
}
