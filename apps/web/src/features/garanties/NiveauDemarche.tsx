import {
  type FaitsNiveaux,
  garantiesActe,
  type NiveauCompare,
} from '@espace-adherent/contract/garanties'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { choixDepuisLignes } from '@espace-adherent/domain/choix'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jourEffet } from '@espace-adherent/ui/champs/effet.tsx'
import { unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Facts } from '@espace-adherent/ui/layout'
import { Fiches } from '@espace-adherent/ui/listes/Fiches.tsx'
import { Note, Rubrique } from '@espace-adherent/ui/listes/Points.tsx'
import { Montant } from '@espace-adherent/ui/montants'
import { demarche, type VueDe } from '../actes/index.ts'
import { RatiosCotisations } from '../ratios/index.tsx'
import { textes } from './textes.ts'

const MOIS = 12

/** What a year costs the household, contributions and what is left to pay; null: without a price. */
const bilanDe = ({ cotisation, reste }: NiveauCompare) =>
  cotisation === null ? null : cotisation * MOIS + reste

function Comparaison({ niveaux, du, au, depense, ro, isPartiel }: FaitsNiveaux) {
  const actuel = niveaux.find(({ sens }) => sens === null)
  return (
    <Rubrique titre={textes.comparaison}>
      <Note>
        {depense === 0
          ? textes.sansSoins
          : textes.methode(formatDate(du), formatDate(au), depense, ro)}
        {isPartiel && ` ${textes.horsConfidentiels}`}
      </Note>
      <Fiches
        fiches={niveaux.map((niveau) => ({
          nom: niveau.nomOffre,
          badge: niveau === actuel && <StateBadge tone="info">{textes.votreNiveau}</StateBadge>,
          contenu: <Niveau niveau={niveau} actuel={actuel} />,
        }))}
      />
      <Note>{textes.prudence}</Note>
    </Rubrique>
  )
}

type NiveauProps = { niveau: NiveauCompare; actuel: NiveauCompare | undefined }

function Niveau({ niveau, actuel }: NiveauProps) {
  const { cotisation, rc, reste } = niveau
  const bilan = bilanDe(niveau)
  const reference = actuel && bilanDe(actuel)
  const ecart = bilan !== null && reference != null ? bilan - reference : 0
  const prix = cotisation === null ? textes.sansPrix : <Montant cents={cotisation} />
  return (
    <Facts
      items={[
        { label: textes.cotisation, value: prix },
        { label: textes.rembourseMutuelle, value: <Montant cents={rc} /> },
        { label: textes.resteCharge, value: <Montant cents={reste} /> },
        bilan === null
          ? null
          : { label: textes.bilan, value: <Bilan bilan={bilan} ecart={ecart} /> },
      ]}
    />
  )
}

const Bilan = ({ bilan, ecart }: { bilan: number; ecart: number }) => (
  <>
    <Montant cents={bilan} />
    <Note>{textes.bilanAide}</Note>
    {ecart !== 0 && <Note>{textes.ecart(ecart)}</Note>}
  </>
)

function Choix({ form, faits, plages }: VueDe<typeof garantiesActe>) {
  const { nomOffre } = form.watch()
  const autres = faits.niveaux.filter(({ sens }) => sens !== null)
  return (
    <>
      <Comparaison {...faits} />
      {champs(form, {
        nomOffre: unParmi(textes.lequel, choixDepuisLignes(autres, 'nomOffre', 'nomOffre')),
        dateEffet: nomOffre !== '' && jourEffet(textes.quand, plages),
      })}
      <RatiosCotisations ratios={faits.ratios} />
    </>
  )
}

export default demarche(
  garantiesActe,
  { niveau: Choix },
  { rien: ({ niveaux }) => niveaux.every(({ sens }) => sens === null) && textes.aucunAutre },
)
