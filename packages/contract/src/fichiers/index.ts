import { z } from 'zod'

export * from './paths.ts'

/** The name that the server draws: it says nothing of the file, and nobody can guess it. */
export const remoteFileNameSchema = z.string().regex(/^[0-9a-f]{40}$/)

export const uploadedFileSchema = z.object({
  remoteFileName: remoteFileNameSchema,
  /** What the person calls it. */
  localFileName: z.string(),
  /** In bytes. */
  size: z.int(),
  /** The field of the form that it answers. */
  inputName: z.string(),
})
export type UploadedFile = z.infer<typeof uploadedFileSchema>

export const uploadResponseSchema = z.object({
  fileNames: z.array(uploadedFileSchema),
  /** What the sender should know at once: the file is kept and cannot be used yet. */
  avertissement: z.string().optional(),
})
