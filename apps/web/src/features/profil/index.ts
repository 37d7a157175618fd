export * from './Beneficiaires.tsx'
export * from './MonProfil.tsx'
