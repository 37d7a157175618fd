import { formatDate, formatDateLongue } from '@espace-adherent/domain'
import { entete, type Modele, nomDeListe } from './modele.ts'

/** Rights are certified while they run, or for the time they ran; not while they are suspended. */
export const attestation: Modele = {
  description: 'La preuve de votre couverture, pour un employeur, une école ou un organisme.',
  isFaisable: ({ dossier: { etat } }) => etat === 'valide' || etat === 'resilie',
  compose(demande) {
    const { context, dossier, assures, date } = demande
    const { etat, dateDebut, dateFin, nomOffre, numero, typeContrat } = dossier
    const nom = context.client.libelle
    const seul = assures.length === 1
    const garanties =
      typeContrat === 'sante'
        ? 'des garanties de complémentaire santé'
        : 'des garanties de prévoyance'
    const periode =
      etat === 'resilie' && dateFin
        ? `${seul ? 'a' : 'ont'} bénéficié, du ${formatDateLongue(dateDebut)} au ${formatDateLongue(dateFin)}, ${garanties}`
        : `${seul ? 'bénéficie' : 'bénéficient'}, au ${formatDateLongue(date)}, ${garanties}`
    const qui = seul ? 'la personne désignée' : 'les personnes désignées'
    return {
      ...entete(demande),
      titre: 'Attestation de droits',
      blocs: [
        {
          kind: 'paragraph',
          text: `${nom} atteste que ${qui} ci-dessous ${periode} du contrat n°\u00a0${numero}, «\u00a0${nomOffre}\u00a0».`,
        },
        {
          kind: 'table',
          columns: [
            { libelle: 'Nom et prénom' },
            { libelle: 'Qualité' },
            { libelle: 'Né(e) le' },
            { libelle: 'Couvert(e) depuis le' },
          ],
          rows: assures.map((assure) => [
            nomDeListe(assure),
            assure.lien,
            formatDate(assure.dateNaissance),
            formatDate(dateDebut),
          ]),
        },
        {
          kind: 'paragraph',
          text: 'Cette attestation est délivrée à la demande de la personne intéressée, pour servir et valoir ce que de droit.',
        },
        {
          kind: 'signature',
          lines: [`Fait le ${formatDateLongue(date)}`, `Pour ${nom}`, 'Le service adhérents'],
        },
        {
          kind: 'note',
          text: 'Cette attestation vaut à la date de son édition. Elle ne constitue pas une prise en charge.',
        },
      ],
    }
  },
}
