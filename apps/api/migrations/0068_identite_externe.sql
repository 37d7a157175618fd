DROP INDEX "compte_sujet_externe";--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "issuer_externe" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_facteur" text;--> statement-breakpoint
CREATE UNIQUE INDEX "compte_sujet_externe" ON "compte" USING btree ("client_code","issuer_externe","sujet_externe");--> statement-breakpoint
-- A subject that is known was vouched for by the provider that its client has today, or had last.
UPDATE "compte" SET "issuer_externe" = rtrim(regexp_replace("client"."fournisseur_externe"->>'issuer', '/\.well-known/.*$', ''), '/')
FROM "client" WHERE "client"."code" = "compte"."client_code" AND "compte"."sujet_externe" IS NOT NULL;
