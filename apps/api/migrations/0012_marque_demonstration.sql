-- Databases that the demonstration filled before its clients were marked: known by their codes and by
-- accounts at a domain where nobody can have an address.
UPDATE "client" SET "is_demonstration" = true
WHERE "code" IN ('horizon', 'atlas')
  AND EXISTS (
    SELECT FROM "compte"
    WHERE "compte"."client_code" = "client"."code" AND "compte"."user_name" LIKE '%@example.org'
  );
