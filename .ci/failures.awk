# Prints each failure of a TAP log: its file, the names of its tests down to the assertion, and tap's diagnostics.

# Diagnostics stand between `---` and `...` after their line; of those of a file, only how its process ended.
/^ *---$/ { diagnostics = 1; next }
/^ *\.\.\.$/ { diagnostics = shown = 0; next }
diagnostics {
  if (shown && (level > 0 || /(exitCode|signal|expired):/)) print substr($0, level * 4 + 1)
  next
}

{ match($0, /^ */); level = int(RLENGTH / 4) }

/^ *# Subtest: / {
  name[level] = $0
  sub(/^ *# Subtest: /, "", name[level])
  told[level] = 0
}

/^ *not ok / && !/# (TODO|SKIP)/ {
  # A test around a failure says nothing that its assertion has not said; a file may.
  around = told[level]
  told[level] = 0
  if (around && level > 0) next
  path = ""
  for (outer = 0; outer < level; outer++) {
    told[outer] = 1
    path = path name[outer] " > "
  }
  what = $0
  sub(/^ *not ok [0-9]+ - /, "", what)
  print "\nFAILED " path what
  shown = 1
}
