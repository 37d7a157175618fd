export * from './Lecture.tsx'
export * from './useLecture.ts'
