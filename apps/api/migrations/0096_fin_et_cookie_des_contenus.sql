ALTER TABLE "contenu" ADD COLUMN "fin_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "cookie" text;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "jours" integer;