export { OuvrirPalette } from './OuvrirPalette.tsx'
