import { type CodeRejet, codesRejet, type Entite } from '@espace-adherent/contract/imports'
import { denombre, formatCompte } from '@espace-adherent/domain'

const enregistrements = (nombre: number) => denombre(nombre, 'enregistrement')

/** What is told of a run, at the console and in the back office. */
export const textes = {
  entite: (entite: Entite, recus: number, rejetes: number) =>
    `${entite}\u00a0: ${enregistrements(recus)}${rejetes === 0 ? '' : `, ${denombre(rejetes, 'rejet')}`}`,
  rejet: (code: CodeRejet, nombre: number) =>
    `${formatCompte(nombre)} × ${code}\u00a0: ${codesRejet[code]}`,
  rejetsCoupes: (nombre: number) =>
    `Au-delà de ${denombre(nombre, 'rejet')} par entité, le reste est compté sans être écrit.`,
  sansDoublons: (entite: Entite) =>
    `${entite}\u00a0: trop d’enregistrements pour chercher ici les doublons et les références\u00a0; la base le fait.`,
  bom: (fichier: string) => `${fichier}\u00a0: marque d’ordre des octets (BOM) ignorée`,
  csv: (fichier: string, encodage: string, separateur: string) =>
    `${fichier}\u00a0: ${encodage}, séparateur ${separateur}`,
  separateurs: { ';': 'point-virgule', ',': 'virgule', '\t': 'tabulation', '|': 'barre verticale' },
  bilan: (
    b: Record<
      'crees' | 'changes' | 'inchanges' | 'supprimes' | 'rejetes' | 'gardes' | 'conflits',
      number
    >,
  ) =>
    [
      `${denombre(b.crees, 'créé')}, ${denombre(b.changes, 'changé')}, ${denombre(b.inchanges, 'inchangé')}`,
      denombre(b.supprimes, 'supprimé'),
      denombre(b.rejetes, 'rejeté'),
      denombre(b.gardes, 'gardé'),
      denombre(b.conflits, 'conflit'),
    ].join(', '),
  base: (avant: number, apres: number, disparus: number) =>
    `dans la base\u00a0: ${formatCompte(avant)} avant, ${formatCompte(apres)} après${
      disparus === 0 ? '' : `, dont ${denombre(disparus, 'absent')} du fichier complet`
    }`,
  controle: (champ: string, exercice: string, attendu: string, trouve: string) =>
    `contrôle ${champ} ${exercice}\u00a0: ${attendu} annoncés, ${trouve} dans la base`,
  panne: (nom: string) =>
    `Une panne a arrêté l’import (${nom}). Rien de ce qui a été lu n’est répété ici.`,
} as const

/** Why nothing goes on. */
export const arrets = {
  sansDossier: (dossier: string) => `${dossier} n’est pas un dossier.`,
  sansManifeste: (dossier: string) =>
    `${dossier} n’a pas de manifeste.json\u00a0: npm run importer -- --manifeste ${dossier} l’écrit.`,
  format: (attendu: string) =>
    `manifeste.json n’annonce pas le format «\u00a0${attendu}\u00a0»\u00a0: cette version ne lit que celui-là.`,
  formatExport:
    'Ce dossier est un export (espace-adherent-export)\u00a0: il se relit avec npm run exporter, il ne s’importe pas.',
  manifeste: (chemin: string) =>
    `manifeste.json n’est pas lisible (${chemin})\u00a0: comparez-le à schemas/manifeste.schema.json.`,
  controle: (fichier: string, champ: string) =>
    `${fichier}\u00a0: «\u00a0${champ}\u00a0» ne se contrôle pas par une somme.`,
  depuis: (fichier: string) =>
    `${fichier}\u00a0: «\u00a0depuis\u00a0» ne vaut que pour paiements, decomptes et cotisations.`,
  absent: (fichier: string) => `${fichier} est dans le manifeste, pas dans le dossier.`,
  sansFichier: (dossier: string) => `${dossier} ne contient aucun fichier d’enregistrements.`,
  inconnu: (fichier: string) =>
    `${fichier} n’est le fichier d’aucune entité que cette version reprend\u00a0: retirez-le, ou décrivez-le dans correspondance.json.`,
  deuxFichiers: (entite: string) => `Deux fichiers pour ${entite}\u00a0: gardez-en un.`,
  classeur: (fichier: string) =>
    `${fichier} est un classeur ou une archive ZIP\u00a0: enregistrez-le en CSV, ou en JSON Lines (.jsonl, .jsonl.gz, .jsonl.zst).`,
  tableau: (fichier: string) =>
    `${fichier} est un tableau JSON\u00a0: écrivez un enregistrement par ligne (JSON Lines), sans crochets.`,
  autre: (fichier: string, nature: string) =>
    `${fichier} est ${nature}\u00a0: il faut du JSON Lines, ou du CSV avec sa correspondance.`,
  utf16: (fichier: string) => `${fichier} est en UTF-16\u00a0: enregistrez-le en UTF-8.`,
  compresse: (fichier: string, nature: string) =>
    `${fichier} est compressé (${nature})\u00a0: son nom doit finir par .${nature}.`,
  nonCompresse: (fichier: string) =>
    `${fichier} n’est pas un fichier compressé lisible\u00a0: il est abîmé, coupé, ou mal nommé.`,
  bombe: (fichier: string) =>
    `${fichier} se décompresse en bien plus que des données réelles\u00a0: lecture arrêtée.`,
  coupe: (fichier: string) =>
    `${fichier} s’arrête au milieu d’un enregistrement\u00a0: il est coupé. Envoyez-le de nouveau.`,
  nombre: (fichier: string, annonces: number, lus: number) =>
    `${fichier}\u00a0: ${formatCompte(annonces)} au manifeste, ${enregistrements(lus)} dans le fichier. Il est coupé, ou le manifeste est ancien.`,
  sha256: (fichier: string) =>
    `${fichier} n’a pas le SHA-256 du manifeste\u00a0: il a changé depuis. --manifeste l’écrit de nouveau.`,
  sansCorrespondance: (fichier: string) =>
    `${fichier} n’a pas de correspondance\u00a0: décrivez ses colonnes dans correspondance.json.`,
  correspondance: (chemin: string) =>
    `correspondance.json n’est pas lisible (${chemin})\u00a0: comparez-la à schemas/correspondance.schema.json.`,
  colonnes: (fichier: string, colonnes: string) =>
    `${fichier} n’a pas ces colonnes de la correspondance\u00a0: ${colonnes}.`,
  champs: (fichier: string, champs: string) =>
    `${fichier}\u00a0: ces champs de la correspondance n’existent pas\u00a0: ${champs}.`,
  enTete: (fichier: string) => `${fichier} n’a pas de ligne d’en-tête.`,
  sansRejets: (dossier: string) => `${dossier} ne contient aucun rejet à rejouer.`,
  rejet: (fichier: string) =>
    `${fichier} n’a plus la forme d’un fichier de rejets\u00a0: corrigez «\u00a0enregistrement\u00a0» seul, une ligne par rejet.`,
  desequilibre: 'Le rapport ne s’équilibre pas\u00a0: l’import est à examiner avant tout autre.',
} as const
