import type { Entite } from '@espace-adherent/contract/gestions'
import { formatCompte } from '@espace-adherent/domain/montants'
import { denombre } from '@espace-adherent/domain/texte'

const Mo = 1024 * 1024

export const textes = {
  envoi: {
    titre: 'Envoyer un lot',
    aide: 'Le dossier que produit le système de gestion\u00a0: manifeste.json, les fichiers qu’il nomme, et «\u00a0fichiers\u00a0» pour les documents. 2\u00a0Go au plus\u00a0; au-delà, l’import se lance à la console.',
    dossier: 'Choisir un dossier',
    fichiers: 'Choisir des fichiers',
    sansManifeste: 'Ce dossier n’a pas de manifeste.json.',
    manifesteIllisible: 'manifeste.json n’est pas lisible.',
    lot: (lot: string, source: string, nombre: number, octets: number) =>
      `Lot ${lot}, source ${source}\u00a0: ${denombre(nombre, 'fichier')}, ${taille(octets)}`,
    envoyer: 'Envoyer ce lot',
    reprendre: 'Reprendre l’envoi',
    autre: 'Choisir un autre dossier',
    avancement: (pourCent: number) => `Envoi\u00a0: ${pourCent}\u00a0%`,
    progression: 'Envoi du lot',
    echec: 'L’envoi s’est arrêté',
  },
  invitations: {
    titre: 'Comptes importés',
    combien: (aInviter: number, invites: number, sansAdresse: number) =>
      [
        `${denombre(aInviter, 'personne')} à inviter`,
        `${formatCompte(invites)} aujourd’hui`,
        ...(sansAdresse > 0 ? [`${formatCompte(sansAdresse)} sans adresse valable`] : []),
      ].join(', '),
    inviter: 'Inviter à activer leur espace',
    aide: 'Chacun reçoit une fois un e-mail pour choisir son mot de passe. Personne n’est invité sans cette demande.',
    parJour: 'E-mails par jour, au plus',
    demande: 'Les invitations partent.',
    echec: 'Les invitations ne partent pas',
    annuler: 'Annuler',
  },
  rejets: {
    titre: 'Rejets',
    aide: 'Corrigez «\u00a0enregistrement\u00a0» dans chaque fichier, puis renvoyez-le. Les rejets sont effacés au bout de sept jours.',
    telecharger: (entite: string) => `Télécharger les rejets\u00a0: ${entite}`,
    renvoyer: 'Renvoyer des rejets corrigés',
  },
  accord: {
    demandee: (par: string) => `Demandée par ${par}`,
    inconnu: 'quelqu’un qui n’a plus de compte',
    confirmer: 'Confirmer les suppressions',
    refuser: 'Refuser',
    consequence: 'Les suppressions que le rapport annonce seront écrites.',
    fermer: 'Ne rien décider',
  },
  bilan: {
    legende: 'Ce que chaque entité devient',
    entite: 'Entité',
    recus: 'Reçus',
    crees: 'Créés',
    changes: 'Changés',
    inchanges: 'Inchangés',
    supprimes: 'Supprimés',
    rejetes: 'Rejetés',
    gardes: 'Gardés',
    conflits: 'En conflit',
    lire: 'Gardés\u00a0: plus anciens que ce qui a été fait ici, ils n’effacent rien. En conflit, comptés aussi parmi les autres\u00a0: différents de l’avant comme de l’après, le système de gestion l’emporte.',
    base: 'Dans la base',
    deA: (avant: number, apres: number) => `${formatCompte(avant)} → ${formatCompte(apres)}`,
    controles: 'Sommes de contrôle',
    controle: (champ: string, exercice: string, attendu: string, trouve: string) =>
      `${champ} ${exercice}\u00a0: ${attendu} annoncés, ${trouve} dans la base`,
    codes: 'Pourquoi des enregistrements sont rejetés',
    code: (nombre: number, entite: string, phrase: string) =>
      `${formatCompte(nombre)} × ${entite}\u00a0: ${phrase}`,
  },
  avancement: {
    lecture: 'Lecture',
    ecriture: 'Écriture',
    part: (etape: string, pourCent: number, reste: string) =>
      `${etape}\u00a0: ${pourCent}\u00a0%${reste === '' ? '' : `, reste ${reste}`}`,
    secondes: (nombre: number) => denombre(nombre, 'seconde'),
    minutes: (nombre: number) => denombre(nombre, 'minute'),
  },
  entites: {
    offres: 'Offres',
    reseaux: 'Réseaux de soins',
    personnes: 'Personnes',
    fusions: 'Personnes réunies',
    contrats: 'Contrats',
    paiements: 'Paiements',
    decomptes: 'Décomptes',
    cotisations: 'Cotisations',
    documents: 'Documents',
    sinistres: 'Sinistres',
    comptes: 'Comptes',
  } satisfies Record<Entite, string>,
} as const

function taille(octets: number): string {
  if (octets < Mo) return `${formatCompte(Math.ceil(octets / 1024))}\u00a0ko`
  return `${formatCompte(Math.ceil(octets / Mo))}\u00a0Mo`
}
