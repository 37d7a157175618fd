import type { DossierEnvoi } from '@espace-adherent/contract/envois'
import {
  libellesCanalEnvoi,
  libellesMotifEcart,
  type MotifEcart,
} from '@espace-adherent/domain/envois'
import { Gauge } from '@espace-adherent/ui/charts/Gauge.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useId } from 'react'
import css from './envois.module.css'
import { textes } from './textes.ts'
import { direMoment } from './tons.ts'

type Ligne = DossierEnvoi['rapport'][number]

const chiffre = (nom: Exclude<keyof Ligne, 'canal'>, libelle: string): Colonne<Ligne> => ({
  nom,
  libelle,
  isNombre: true,
  rendu: (ligne) => {
    const valeur = ligne[nom]
    return valeur === null ? '–' : textes.nombre(valeur)
  },
})

const colonnes: readonly Colonne<Ligne>[] = [
  { nom: 'canal', libelle: textes.colonnes.canal, rendu: ({ canal }) => libellesCanalEnvoi[canal] },
  chiffre('remis', textes.remis),
  chiffre('lus', textes.lus),
  chiffre('partis', textes.enRoute),
  chiffre('aPartir', textes.attente),
  chiffre('echecs', textes.echecs),
  chiffre('ecartes', textes.ecartes),
]

/** How far it has come, and what has become of it, way by way. */
export function Suivi({ dossier }: { dossier: DossierEnvoi }) {
  const { etat, nombre, traites, rapport, ecarts, isHeure } = dossier
  const id = useId()
  if (nombre === null) return null
  return (
    <Card title={textes.rapport}>
      <div className={css.champs}>
        <div>
          <p id={id} className="flex between">
            <span>{textes.avance}</span>
            <strong className="tabular">
              {textes.avanceTexte(traites, Math.max(nombre, traites))}
            </strong>
          </p>
          <Gauge aria-labelledby={id} max={Math.max(nombre, traites, 1)} value={traites} />
          {etat === 'encours' && !isHeure && <p className="note">{textes.horsHeures}</p>}
        </div>
        <PetitTableau
          legende={textes.rapportLegende}
          isMuet
          colonnes={colonnes}
          lignes={rapport}
          cle={({ canal }) => canal}
        />
        {ecarts.length > 0 && (
          <ul className={css.canaux}>
            {ecarts.map(({ motif, nombre: combien }) => (
              <li key={motif}>
                {libellesMotifEcart[motif as MotifEcart] ?? motif}
                {'\u00a0: '}
                {textes.nombre(combien)}
              </li>
            ))}
          </ul>
        )}
        <p className="note">{textes.sansPixel}</p>
      </div>
    </Card>
  )
}

/** Who wrote it, who read it again, when it leaves. */
export function Accord({ dossier }: { dossier: DossierEnvoi }) {
  const {
    auteur,
    approbateur,
    nombreSoumis,
    nombreApprouve,
    departLe,
    commenceLe,
    motif,
    seconds,
  } = dossier
  const quand = commenceLe ?? departLe
  return (
    <Card title={textes.accord}>
      <p className="note">{textes.accordAide}</p>
      <ol className={css.etapes}>
        <li data-faite>
          <strong>{textes.ecritPar(auteur)}</strong>
          {nombreSoumis !== null && <span>{textes.soumisPour(nombreSoumis)}</span>}
        </li>
        <li data-faite={nombreApprouve !== null || undefined}>
          <strong>
            {nombreApprouve !== null
              ? textes.approuvePar(approbateur, nombreApprouve)
              : textes.aRelire}
          </strong>
          {seconds && nombreApprouve === null && <span>{textes.seconds(seconds)}</span>}
          {motif && (
            <span>
              {textes.rendu}
              {'\u00a0: '}
              {motif}
            </span>
          )}
        </li>
        <li data-faite={commenceLe !== null || undefined}>
          <strong>
            {textes.partira(quand ? textes.leA(direMoment(quand)) : textes.desQuePossible)}
          </strong>
          <span>{textes.recalculee}</span>
        </li>
      </ol>
    </Card>
  )
}
