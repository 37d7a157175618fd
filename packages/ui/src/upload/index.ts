export * from './UploadField.tsx'
export type { SendFile } from './useTeleversement.ts'
