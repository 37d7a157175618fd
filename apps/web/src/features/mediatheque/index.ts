export { ChoixImage } from './ChoixImage.tsx'
export { Mediatheque } from './Mediatheque.tsx'
