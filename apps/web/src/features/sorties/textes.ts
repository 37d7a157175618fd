export const textes = {
  exporter: 'Exporter',
  exporterQuoi: (libelle: string) => `Exporter\u00a0: ${libelle}`,
  csv: 'Tableau CSV',
  xlsx: 'Classeur Excel (XLSX)',
  imprimer: 'Imprimer',
  imprimerQuoi: (libelle: string) => `Imprimer\u00a0: ${libelle}`,
} as const
