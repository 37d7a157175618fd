export { CadreFaq } from './CadreFaq.tsx'
export { editeurs, rendus } from './Editeurs.tsx'
