import { denombre } from '@espace-adherent/domain'

export const textes = {
  usage: [
    'npm run importer -- --modele DOSSIER                           un exemple de chaque enregistrement, les schémas, une correspondance CSV',
    'npm run importer -- --manifeste DOSSIER --source NOM --lot NOM [--precedent NOM] [--delta]',
    '                                                               écrit manifeste.json pour les fichiers du dossier',
    'npm run importer -- --verifier DOSSIER                         formes et références seulement, sans base ni réseau',
    'npm run importer -- --client CODE --depuis DOSSIER --essai     le rapport de l’import, sans rien écrire',
    'npm run importer -- --client CODE --depuis DOSSIER             l’import',
    'npm run importer -- --client CODE --rejets DOSSIER/rejets      rejoue les enregistrements refusés, une fois corrigés',
    'npm run importer -- --schemas DOSSIER                          les schémas JSON seuls',
    'npm run importer -- --client CODE --inviter --par-jour N       écrit aux titulaires des comptes importés, N par jour au plus',
    '',
    '--confirmer LOT                                                accepte les suppressions qui arrêtent l’import de ce lot',
    '',
    'Fin\u00a0: 0, tout est passé\u00a0; 1, il y a des rejets\u00a0; 2, arrêté. Voir docs/imports.md.',
  ].join('\n'),
  optionInconnue: (option: string) => `Option inconnue\u00a0: ${option}. Voir --aide.`,
  manque: (options: string) => `Il manque ${options}. Voir --aide.`,
  dossierPlein: (dossier: string) => `${dossier} n’est pas vide\u00a0: rien n’y est écrit.`,
  modele: (dossier: string) =>
    `Modèle écrit dans ${dossier}. Ensuite\u00a0: npm run importer -- --verifier ${dossier}`,
  schemas: (nombre: number, dossier: string) => `${denombre(nombre, 'schéma')} dans ${dossier}`,
  manifeste: (nombre: number, lot: string) =>
    `manifeste.json\u00a0: lot ${lot}, ${denombre(nombre, 'fichier')}`,
  clientInconnu: (code: string) => `Aucun client n’a le code ${code}.`,
  voirRejets: (dossier: string) =>
    `Les lignes refusées sont dans ${dossier}\u00a0: corrigez « enregistrement », puis rejouez avec --rejets.`,
  avancement: (quoi: string, pourCent: number, reste: string) =>
    `${quoi} · ${pourCent}\u00a0%${reste === '' ? '' : ` · reste ${reste}`}`,
  ecriture: 'écriture',
  secondes: (nombre: number) => denombre(nombre, 'seconde'),
  minutes: (nombre: number) => denombre(nombre, 'minute'),
  essai: 'Essai\u00a0: rien n’a été écrit.',
  fait: 'Import terminé.',
  invites: (invites: number, restent: number, sansAdresse: number) =>
    `${denombre(invites, 'personne invitée', 'personnes invitées')}, ${denombre(restent, 'à inviter', 'à inviter')} un autre jour, ${denombre(sansAdresse, 'sans adresse', 'sans adresse')}. Le portail envoie les e-mails.`,
} as const
