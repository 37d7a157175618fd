export const textes = { acteInconnu: 'Choisissez un acte de la liste' } as const
