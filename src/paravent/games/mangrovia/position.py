def write(record): return {}
def read(record, position): pass
