-- The sites where networks stood go on being opened; another one takes two administrators.
UPDATE "client" SET "config" = "config" || jsonb_build_object('sitesPartenaires', coalesce((
  SELECT jsonb_agg(DISTINCT "hote") FROM (
    SELECT lower(substring(trim("url") FROM '^https?://(?:[^/?#@]*@)?([^/?#:]+)')) AS "hote"
    FROM "reseau_soins" WHERE "client_code" = "client"."code") AS "sites"
  WHERE "hote" IS NOT NULL), '[]'::jsonb));
