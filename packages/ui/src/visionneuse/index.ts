export * from './DocumentViewer.tsx'
export * from './ImageViewer.tsx'
