import type { NouvelleNotification } from '../../src/features/notifications/index.ts'

const DAY = 24 * 3600_000

type Modele = { jours: number; titre: string; texte: string; lien: string | null; isLue: boolean }

const pourCamille: Modele[] = [
  {
    jours: 200,
    titre: 'Bienvenue dans votre espace',
    texte: 'Retrouvez ici vos remboursements, vos garanties et vos documents, à toute heure.',
    lien: '/accueil',
    isLue: true,
  },
  {
    jours: 41,
    titre: 'Vos garanties en euros',
    texte:
      'Le tableau de vos garanties montre maintenant ce qu’il vous reste à payer, soin par soin.',
    lien: '/garanties',
    isLue: true,
  },
  {
    jours: 6,
    titre: 'Simulez avant de vous soigner',
    texte:
      'Dentiste, opticien, spécialiste\u00a0: calculez votre reste à charge avant le rendez-vous.',
    lien: '/simulateur',
    isLue: false,
  },
  {
    jours: 1,
    titre: 'Fermeture exceptionnelle vendredi',
    texte: 'Nos conseillers ne répondront pas au téléphone vendredi. Votre espace reste ouvert.',
    lien: null,
    isLue: false,
  },
]

const parCompte: Record<string, Modele[]> = {
  'camille.martin@example.org': pourCamille,
  'julien.martin@example.org': pourCamille.slice(0, 1),
  'hugo.roche@example.org': pourCamille.slice(0, 2),
}

/** What each account of the demonstration was told, oldest first. */
export const notificationsDe = (
  { id, userName }: { id: string; userName: string },
  now: Date,
): (NouvelleNotification & { lueLe: Date | null })[] =>
  (parCompte[userName] ?? []).map(({ jours, isLue, ...modele }) => {
    const creeLe = new Date(now.getTime() - jours * DAY)
    return { compteId: id, ...modele, creeLe, lueLe: isLue ? creeLe : null }
  })
