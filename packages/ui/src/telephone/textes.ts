export const textes = {
  telephone: 'Téléphone',
  mobile: 'Téléphone mobile',
  aide: 'Par exemple 06\u00a012\u00a034\u00a056\u00a078, ou +32… à l’étranger',
} as const
