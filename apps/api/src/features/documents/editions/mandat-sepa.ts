import { defineEdition, formatDateLongue } from '@espace-adherent/domain'
import { readCotisations } from '../../cotisations/index.ts'
import { textesDe } from '../../portail/index.ts'
import { entete, type Modele } from './modele.ts'

export const mandatSepaMots = defineEdition({
  key: 'edition.mandatSepa',
  libelle: 'Mandat de prélèvement SEPA',
  variables: {},
  textes: {
    titre: 'Mandat de prélèvement SEPA',
    rum: 'Référence unique (RUM)',
    signature: 'Signé le',
    type: 'Type de paiement',
    recurrent: 'Récurrent',
    creancier: 'Créancier',
    nom: 'Nom',
    adresse: 'Adresse',
    ics: 'Identifiant SEPA (ICS)',
    debiteur: 'Débiteur',
    titulaire: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC',
    autorisation:
      'En signant ce mandat, vous autorisez ((assureur)) à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément aux instructions de ((assureur)).',
    remboursement:
      'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions de la convention que vous avez passée avec elle. Toute demande de remboursement doit être présentée\u00a0:',
    autorise:
      'dans les 8 semaines qui suivent le débit de votre compte pour un prélèvement autorisé\u00a0;',
    nonAutorise: 'sans tarder, et au plus tard dans les 13 mois, pour un prélèvement non autorisé.',
    mention:
      'Copie éditée depuis votre espace personnel. L’IBAN n’y figure qu’en partie, pour votre sécurité.',
  },
})

export const mandatSepa: Modele = {
  isFaisable: ({ dossier }) => dossier.hasMandat,
  async compose(demande) {
    const { client } = demande.context
    const { mandat } = (await readCotisations(demande.context, { jour: demande.date })) ?? {}
    if (!mandat) return null
    const t = textesDe(client, mandatSepaMots, {})
    return {
      ...entete(demande),
      titre: t.titre,
      blocs: [
        {
          kind: 'facts',
          rows: [
            [t.rum, mandat.rum],
            [t.signature, formatDateLongue(mandat.signeLe)],
            [t.type, t.recurrent],
          ],
        },
        { kind: 'heading', text: t.creancier },
        {
          kind: 'facts',
          rows: [
            [t.nom, client.libelle],
            [t.adresse, client.config.adressePostale],
            [t.ics, mandat.ics],
          ],
        },
        { kind: 'heading', text: t.debiteur },
        {
          kind: 'facts',
          rows: [
            [t.titulaire, mandat.titulaire],
            [t.iban, mandat.iban],
            ...(mandat.bic === '' ? [] : [[t.bic, mandat.bic] as const]),
          ],
        },
        { kind: 'paragraph', text: t.autorisation },
        { kind: 'paragraph', text: t.remboursement },
        { kind: 'list', items: [t.autorise, t.nonAutorise] },
        { kind: 'note', text: t.mention },
      ],
    }
  },
}
