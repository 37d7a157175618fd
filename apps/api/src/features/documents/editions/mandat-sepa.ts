import { formatDateLongue } from '@espace-adherent/domain'
import { readCotisations } from '../../cotisations/index.ts'
import { entete, type Modele } from './modele.ts'

export const mandatSepa: Modele = {
  description: 'L’autorisation de prélèvement que vous nous avez donnée, avec sa référence.',
  isFaisable: ({ dossier }) => dossier.hasMandat,
  async compose(demande) {
    const { client } = demande.context
    const { mandat } = (await readCotisations(demande.context, { jour: demande.date })) ?? {}
    if (!mandat) return null
    const nom = client.libelle
    return {
      ...entete(demande),
      titre: 'Mandat de prélèvement SEPA',
      blocs: [
        {
          kind: 'facts',
          rows: [
            ['Référence unique (RUM)', mandat.rum],
            ['Signé le', formatDateLongue(mandat.signeLe)],
            ['Type de paiement', 'Récurrent'],
          ],
        },
        { kind: 'heading', text: 'Créancier' },
        {
          kind: 'facts',
          rows: [
            ['Nom', nom],
            ['Adresse', client.config.adressePostale],
            ['Identifiant SEPA (ICS)', mandat.ics],
          ],
        },
        { kind: 'heading', text: 'Débiteur' },
        {
          kind: 'facts',
          rows: [
            ['Titulaire du compte', mandat.titulaire],
            ['IBAN', mandat.iban],
            ['BIC', mandat.bic],
          ],
        },
        {
          kind: 'paragraph',
          text: `En signant ce mandat, vous autorisez ${nom} à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément aux instructions de ${nom}.`,
        },
        {
          kind: 'paragraph',
          text: 'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions de la convention que vous avez passée avec elle. Toute demande de remboursement doit être présentée\u00a0:',
        },
        {
          kind: 'list',
          items: [
            'dans les 8 semaines qui suivent le débit de votre compte pour un prélèvement autorisé\u00a0;',
            'sans tarder, et au plus tard dans les 13 mois, pour un prélèvement non autorisé.',
          ],
        },
        {
          kind: 'note',
          text: 'Copie éditée depuis votre espace personnel. L’IBAN n’y figure qu’en partie, pour votre sécurité.',
        },
      ],
    }
  },
}
