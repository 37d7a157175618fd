import {
  type FaitsNiveaux,
  garantiesActe,
  type NiveauCompare,
} from '@espace-adherent/contract/garanties'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { choixDepuisLignes } from '@espace-adherent/domain/choix'
import { champs, jourEffet, unParmi } from '@espace-adherent/ui/champs'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Facts } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { demarche, type VueDe } from '../actes/index.ts'
import { RatiosCotisations } from '../ratios/index.ts'
import css from './niveaux.module.css'
import { textes } from './textes.ts'

const MOIS = 12

/** What a year costs the household, contributions and what is left to pay; null: without a price. */
const bilanDe = ({ cotisation, reste }: NiveauCompare) =>
  cotisation === null ? null : cotisation * MOIS + reste

function Comparaison({ niveaux, du, au, depense, ro }: FaitsNiveaux) {
  const actuel = niveaux.find(({ sens }) => sens === null)
  return (
    <section aria-labelledby="comparaison">
      <h3 id="comparaison">{textes.comparaison}</h3>
      <p className={css.methode}>
        {depense === 0
          ? textes.sansSoins
          : textes.methode(formatDate(du), formatDate(au), depense, ro)}
      </p>
      <ul className={css.niveaux}>
        {niveaux.map((niveau) => (
          <li key={niveau.nomOffre} data-actuel={niveau.sens === null || undefined}>
            <Niveau niveau={niveau} actuel={actuel} />
          </li>
        ))}
      </ul>
      <p className={css.methode}>{textes.prudence}</p>
    </section>
  )
}

type NiveauProps = { niveau: NiveauCompare; actuel: NiveauCompare | undefined }

function Niveau({ niveau, actuel }: NiveauProps) {
  const bilan = bilanDe(niveau)
  const reference = actuel && bilanDe(actuel)
  const ecart = bilan !== null && reference != null ? bilan - reference : 0
  return (
    <>
      <p className={css.nom}>
        {niveau.nomOffre}
        {niveau === actuel && <StateBadge tone="info">{textes.votreNiveau}</StateBadge>}
      </p>
      <Facts
        items={[
          {
            label: textes.cotisation,
            value:
              niveau.cotisation === null ? textes.sansPrix : <Montant cents={niveau.cotisation} />,
          },
          { label: textes.rembourseMutuelle, value: <Montant cents={niveau.rc} /> },
          { label: textes.resteCharge, value: <Montant cents={niveau.reste} /> },
          bilan === null
            ? null
            : { label: textes.bilan, value: <Bilan bilan={bilan} ecart={ecart} /> },
        ]}
      />
    </>
  )
}

const Bilan = ({ bilan, ecart }: { bilan: number; ecart: number }) => (
  <>
    <Montant cents={bilan} />
    <span className={css.precision}>{textes.bilanAide}</span>
    {ecart !== 0 && <span className={css.precision}>{textes.ecart(ecart)}</span>}
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
