import { defineEdition, formatDate } from '@espace-adherent/domain'
import { textesDe } from '../../portail/index.ts'
import { entete, type Modele, nomDeListe, signataires } from './modele.ts'

/** `terme`: the last day of rights that have ended. */
export const attestationMots = defineEdition({
  key: 'edition.attestation',
  libelle: 'Attestation de droits',
  variables: {
    seule: 'condition',
    sante: 'condition',
    debut: 'jour',
    terme: 'jour?',
    portabilite: 'jour',
    jusquAu: 'jour',
    le: 'jour',
    numero: 'texte',
    nomOffre: 'texte',
  },
  textes: {
    titre: 'Attestation de ((si terme))fin de ((fin))droits',
    atteste:
      '((assureur)) atteste que ((si seule))la personne désignée((sinon))les personnes désignées((fin)) ci-dessous ((si terme))((si seule))a((sinon))ont((fin)) bénéficié, du ((debut)) au ((terme)),((sinon))((si seule))bénéficie((sinon))bénéficient((fin)), au ((le)),((fin)) des garanties de ((si sante))complémentaire santé((sinon))prévoyance((fin)) du contrat n°\u00a0((numero)), «\u00a0((nomOffre))\u00a0».',
    portabilite:
      'Ces garanties sont maintenues après un emploi, au titre de la portabilité (code de la sécurité sociale, article L. 911-8), jusqu’au ((portabilite)) au plus tard.',
    jusquAu: 'Ces garanties prennent fin le ((jusquAu)) au soir.',
    nom: 'Nom et prénom',
    qualite: 'Qualité',
    naissance: 'Naissance',
    depuis: 'Couverture depuis le',
    delivree:
      'Cette attestation est délivrée à la demande de la personne intéressée, pour servir et valoir ce que de droit.',
    fait: 'Fait le ((le))',
    mention:
      'Cette attestation vaut à la date de son édition. Elle ne constitue pas une prise en charge.',
  },
})

/** Rights are certified while they run, or for the time they ran; not while they are suspended. */
export const attestation: Modele = {
  isFaisable: ({ dossier: { etat } }) => etat === 'valide' || etat === 'resilie',
  compose(demande) {
    const { context, dossier, assures, date } = demande
    const { etat, dateDebut, dateFin, nomOffre, numero, typeContrat } = dossier
    const portabilite = etat === 'resilie' ? null : (dossier.portabiliteJusquAu ?? null)
    const t = textesDe(context.client, attestationMots, {
      seule: assures.length === 1,
      sante: typeContrat === 'sante',
      debut: dateDebut,
      terme: etat === 'resilie' ? dateFin : null,
      portabilite: portabilite ?? date,
      jusquAu: dateFin ?? date,
      le: date,
      numero,
      nomOffre,
    })
    return {
      ...entete(demande),
      titre: t.titre,
      blocs: [
        { kind: 'paragraph', text: t.atteste },
        ...(portabilite ? [{ kind: 'paragraph', text: t.portabilite } as const] : []),
        ...(etat !== 'resilie' && dateFin ? [{ kind: 'paragraph', text: t.jusquAu } as const] : []),
        {
          kind: 'table',
          columns: [
            { libelle: t.nom },
            { libelle: t.qualite },
            { libelle: t.naissance },
            { libelle: t.depuis },
          ],
          rows: assures.map((assure) => [
            nomDeListe(assure),
            assure.lien,
            formatDate(assure.dateNaissance),
            // Nobody was covered before being born.
            formatDate(assure.dateNaissance > dateDebut ? assure.dateNaissance : dateDebut),
          ]),
        },
        { kind: 'paragraph', text: t.delivree },
        { kind: 'signature', lines: [t.fait, ...signataires(demande)] },
        { kind: 'note', text: t.mention },
      ],
    }
  },
}
