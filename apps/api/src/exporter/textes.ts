import { denombre } from '@espace-adherent/domain'

export const textes = {
  usage: [
    'npm run exporter -- --vers DOSSIER                          toute l’installation, en formats ouverts',
    'npm run exporter -- --verifier DOSSIER                      relit un export et compare à son manifeste',
    'npm run exporter -- --incident --du AAAA-MM-JJ --au AAAA-MM-JJ --vers DOSSIER',
    '                                                            l’historique d’une période, avec ses sceaux',
  ].join('\n'),
  fait: (tables: number, lignes: number, fichiers: number) =>
    [denombre(tables, 'table'), denombre(lignes, 'ligne'), denombre(fichiers, 'fichier')].join(
      ', ',
    ),
  clair:
    'Tout y est lisible sans la clé de l’installation : gardez ce dossier comme la base elle-même.',
  entier: 'L’export est entier.',
  abime: (fichiers: readonly string[]) =>
    `Ne correspondent plus au manifeste : ${fichiers.join(', ')}`,
  incident: (lignes: number) => `${denombre(lignes, 'ligne')} de l’historique`,
  rompue: (id: number, nature: string) => `Chaîne rompue à la ligne ${id} : ${nature}.`,
} as const
