import type { nouveaute } from '../../src/features/nouveautes/nouveautes.schema.ts'
import type { CodeClient } from '../types.ts'

type Note = Pick<typeof nouveaute.$inferInsert, 'nature' | 'titre' | 'contenu'> & {
  /** How long ago it was published; a negative number waits for its day. */
  jours: number
}

const navigation: Note = {
  jours: 3,
  nature: 'nouveaute',
  titre: 'Un menu pour tout retrouver',
  contenu:
    '<p>Vos contrats, vos démarches et votre profil sont maintenant à portée de clic, à gauche de l’écran ou en bas de votre téléphone.</p><ul><li>Le contrat affiché se choisit toujours en haut de la page.</li><li>L’aide est accessible partout.</li></ul>',
}
const situation: Note = {
  jours: 24,
  nature: 'nouveaute',
  titre: 'Votre situation contractuelle en un document',
  contenu:
    '<p>Personnes couvertes, garanties, renforts, mode de paiement\u00a0: tout tient dans un document que vous pouvez imprimer ou remettre à un tiers.</p>',
}
const cles: Note = {
  jours: 61,
  nature: 'amelioration',
  titre: 'Se connecter sans mot de passe',
  contenu:
    '<p>Enregistrez une clé d’accès depuis le menu de votre compte\u00a0: votre visage, votre empreinte ou le code de votre appareil remplacent le mot de passe.</p>',
}
const rib: Note = {
  jours: 97,
  nature: 'amelioration',
  titre: 'Un compte bancaire enregistré en une minute',
  contenu:
    '<p>Le formulaire vérifie votre IBAN pendant que vous le saisissez, et vous montre aussitôt ce qui ne va pas.</p>',
}
const faq: Note = {
  jours: 140,
  nature: 'correction',
  titre: 'Des recherches plus justes dans l’aide',
  contenu:
    '<p>Les accents et les pluriels ne changent plus le résultat\u00a0: «\u00a0remboursement\u00a0» et «\u00a0remboursements\u00a0» donnent les mêmes réponses.</p>',
}
const brouillon: Note = {
  jours: -20,
  nature: 'nouveaute',
  titre: 'Vos demandes suivies pas à pas',
  contenu: '<p>Chaque demande montrera son étape et ce que nous attendons de vous.</p>',
}

const notes: Record<CodeClient, Note[]> = {
  horizon: [navigation, situation, cles, rib, faq, brouillon],
  atlas: [navigation, situation],
}

const JOUR = 86_400_000

export const nouveautesDe = (clientCode: CodeClient, now: Date) =>
  notes[clientCode].map(({ jours, ...note }) => ({
    clientCode,
    ...note,
    publieeLe: new Date(now.getTime() - jours * JOUR),
  }))
