import { type Lisibilite, lisibiliteDe, typeFichier } from '@espace-adherent/domain/fichiers'
import { useEffect, useState } from 'react'

/** Enough to tell sharp letters from blurred ones, and quick on any phone. */
const COTE = 800

/** What this device makes of a photo: a small picture of it, and whether it can be read. Nothing leaves it. */
export function useLisibilite(source: File | null): {
  lisibilite: Lisibilite | null
  apercu: string | null
} {
  const [lisibilite, setLisibilite] = useState<Lisibilite | null>(null)
  const [apercu, setApercu] = useState<string | null>(null)
  useEffect(() => {
    if (!source || typeFichier(source.name) !== 'images') return
    let isGone = false
    const adresse = URL.createObjectURL(source)
    lire(source).then(
      (lue) => {
        if (isGone) return
        setLisibilite(lue)
        setApercu(adresse)
      },
      // What this browser cannot draw is said nothing of: the server looks at it anyway.
      () => {},
    )
    return () => {
      isGone = true
      URL.revokeObjectURL(adresse)
    }
  }, [source])
  return { lisibilite, apercu }
}

async function lire(source: File): Promise<Lisibilite | null> {
  const image = await createImageBitmap(source)
  const reduction = Math.min(1, COTE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * reduction))
  canvas.height = Math.max(1, Math.round(image.height * reduction))
  const dessin = canvas.getContext('2d', { willReadFrequently: true })
  const taille = { largeur: image.width, hauteur: image.height }
  dessin?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  if (!dessin) return null
  const { data } = dessin.getImageData(0, 0, canvas.width, canvas.height)
  const gris = new Float32Array(data.length / 4)
  for (let i = 0; i < gris.length; i++)
    gris[i] =
      0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0)
  return lisibiliteDe(taille, { gris, largeur: canvas.width, hauteur: canvas.height })
}
