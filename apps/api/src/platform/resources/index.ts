export { contentDisposition } from './disposition.ts'
export { type MountOptions, mountResources } from './mount.ts'
export { Serialized } from './serialized.ts'
export type { ActeRecu, FileContent, Listing, Page, Source, Sources } from './source.ts'
