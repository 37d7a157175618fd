export const textes = {
  etiquetteApi: 'portail',
  resumeModeGestion: 'Mode de gestion d’un acte : automatique ou manuel',
  descriptionActe: 'L’acte, par exemple ribPrestationsActeGestion',
} as const
